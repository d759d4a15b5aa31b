import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { normalizeEmail } from '../../shared/domain/text';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { newMailLink } from './mail-links';
import { resetMail } from './mails/account-mails';

type Row = Contract['users']['forgotPassword'];
type Request = RequestOf<Row> & Call;

/** Mails a reset link. For an unknown address the same is done, with a link for nobody and a mail that goes nowhere. */
export const forgotPassword: Handler<Row> = readingFirst<Request, string | undefined, ReplyOf<Row>>(
  ({ body }, { accounts }) => accounts.idOf(normalizeEmail(body.email)),
  async ({ body, now, first }, deps) => {
    const known = await first();
    const userId = known ?? deps.ids.next('usr');
    const { link, address } = newMailLink({ purpose: 'reset', userId, now }, deps);
    await deps.accounts.addLink(link);
    const to = known === undefined ? undefined : normalizeEmail(body.email);
    await deps.mail.send({ to, ...resetMail({ address }) });
    return { success: 1 };
  },
);
