import { letterheadOf } from '../../../shared/domain/settings/letterhead';
import type { MailHead } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import { logoFile } from './logo-file';

type Whose = {
  readonly organizationId: string;
  /** Read where it is not known. */
  readonly name?: string;
};

/** The head of an organization's mails as of now; undefined while nobody set any of it. */
export async function mailHead(
  { organizationId, name }: Whose,
  { organizationSettings, organizations }: Pick<Deps, 'organizationSettings' | 'organizations'>,
): Promise<MailHead | undefined> {
  const settings = await organizationSettings.ofOrganization(organizationId);
  if (!settings?.business && !settings?.logo) return undefined;
  const called = name ?? (await organizations.byId(organizationId))?.name;
  const letterhead = called === undefined ? undefined : letterheadOf(called, settings);
  if (!letterhead) return undefined;
  const { logo } = letterhead;
  return { letterhead, logo: logo && logoFile({ organizationId, logo }) };
}
