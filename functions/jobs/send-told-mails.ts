import { env } from '../../infra/env';
import { type Clock, systemClock } from '../gateways/clock';
import type { Mail } from '../gateways/mail';
import { required } from '../runtime/deps-settings';
import { withMail } from '../runtime/deps-with-mail';
import { withStores } from '../runtime/deps-with-stores';
import { describeSurprise } from '../runtime/describe-surprise';
import { early } from '../runtime/early';
import { logger } from '../runtime/logger';
import type { Accounts } from '../table/accounts';
import type { Owners } from '../table/owners';
import type { ToldMail, ToldMails } from '../table/told-mails';
import { toldMail } from './told-mail';

export type ToldMailDeps = {
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly owners: Pick<Owners, 'byIds'>;
  readonly toldMails: ToldMails;
  readonly mail: Mail;
  readonly settings: { readonly siteUrl: string };
};

/** Side by side; and what one run looks at at most: the next run is a minute away. */
const atOnce = 25;
const perRun = 500;

/**
 * Minutes until a mail whose sending broke off is taken again, by how often it was taken; after the last it is given up, a good day later. The
 * first is longer than a run may last.
 */
const waits = [2, 5, 15, 60, 180, 360, 720];
const minuteMilliseconds = 60_000;

/**
 * The person who chose the mail, or the rental owner: by the account where there is one, else by the record.
 * Undefined when the reader is gone.
 */
async function readerOf({ organizationId, ownerId, userId }: ToldMail, { accounts, owners }: ToldMailDeps) {
  const [owner] = ownerId === undefined ? [] : await owners.byIds({ organizationId, ownerIds: [ownerId] });
  const accountId = owner?.userId || userId;
  const person = accountId === '' ? undefined : await accounts.byId(accountId);
  if (person) return { to: person.account.email, firstName: person.account.firstName };
  return owner && { to: owner.email, firstName: owner.isCompany ? owner.companyName : owner.firstName };
}

/** True when it was handed to the mail queue; not for one that another took, that has no reader any more, or that is given up. */
async function sendOne(mail: ToldMail, deps: ToldMailDeps): Promise<boolean> {
  const { notificationId, tries } = mail;
  const wait = waits[tries];
  if (wait === undefined) {
    logger.error('told mail given up', { notificationId, tries });
    await deps.toldMails.strike(mail);
    return false;
  }
  const until = new Date(deps.clock.now().getTime() + wait * minuteMilliseconds);
  const taken = await deps.toldMails.take(mail, { until });
  if (!taken) return false;
  const reader = await readerOf(mail, deps);
  const { siteUrl } = deps.settings;
  if (reader) {
    const { to, firstName } = reader;
    await deps.mail.send({ to, ...toldMail(mail, { firstName, siteUrl }) });
  }
  await deps.toldMails.strike(taken);
  return reader !== undefined;
}

/**
 * Sends the mails that people chose, and those to owners about their bank details. A mail that fails keeps no other waiting and is tried again later; the run then fails as a whole,
 * so that somebody hears of it.
 */
export const sendToldMailsWith =
  (given: () => Promise<ToldMailDeps> | ToldMailDeps) => async (): Promise<{ sent: number }> => {
    const deps = await given();
    const failures: unknown[] = [];
    let sent = 0;
    for (let looked = 0; looked < perRun; looked += atOnce) {
      const mails = await deps.toldMails.due({ now: deps.clock.now(), limit: atOnce });
      const results = await Promise.allSettled(mails.map((mail) => sendOne(mail, deps)));
      sent += results.filter((result) => result.status === 'fulfilled' && result.value).length;
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') continue;
        const surprise = describeSurprise(result.reason);
        logger.error('told mail not sent', { notificationId: mails[index]?.notificationId, surprise });
        failures.push(result.reason);
      }
      if (mails.length < atOnce) break;
    }
    if (sent > 0) logger.info('sent told mails', { sent });
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} told mails failed`);
    return { sent };
  };

export const handler = sendToldMailsWith(
  early(async () => {
    const [stores, mail] = await Promise.all([withStores(() => import('./told-mail-stores'))(), withMail()]);
    const settings = { siteUrl: required(env.siteUrl).replace(/\/+$/, '') };
    return { clock: systemClock, settings, ...stores, ...mail };
  }),
);
