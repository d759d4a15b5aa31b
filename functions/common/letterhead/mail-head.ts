import { letterheadOf } from '../../../shared/domain/settings/letterhead';
import type { MailHead } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import { logoFile } from './logo-file';

/** The head of an organization's mails as of now; undefined while nobody set any of it. */
export async function mailHead(
  organizationId: string,
  { organizationSettings, organizations }: Pick<Deps, 'organizationSettings' | 'organizations'>,
): Promise<MailHead | undefined> {
  const settings = await organizationSettings.ofOrganization(organizationId);
  if (!settings?.business && !settings?.logo) return undefined;
  const organization = await organizations.byId(organizationId);
  const letterhead = organization && letterheadOf(organization.name, settings);
  if (!letterhead) return undefined;
  const { logo } = letterhead;
  return { letterhead, logo: logo && logoFile({ organizationId, logo }) };
}
