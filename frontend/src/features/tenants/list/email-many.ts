import type { TenantLine } from '../../../../../shared/contract/tenants';
import { toast } from '../../../ui/feedback/toast';

/** Mail programs cut a longer address. */
const mostCharacters = 1900;

/** `44 done, 2 skipped: Ana Lopez has no email address.` */
function resultText(done: number, skipped: readonly TenantLine[]): string {
  if (skipped.length === 0) return `${done} in the message`;
  const names = skipped.map(({ name }) => name).join(', ');
  const why = skipped.length === 1 ? 'has no email address' : 'have no email address';
  return `${done} done, ${skipped.length} skipped: ${names} ${why}`;
}

/** The address of a message to these people, who do not see each other. */
export const messageTo = (emails: readonly string[]): string =>
  `mailto:?bcc=${emails.map((email) => encodeURIComponent(email)).join(',')}`;

/** Opens a message to many tenants in the person's own mail program. Nothing is sent by itself. */
export function emailMany(tenants: readonly TenantLine[]): void {
  const emails = [...new Set(tenants.map(({ email }) => email).filter((email) => email !== ''))];
  const skipped = tenants.filter(({ email }) => email === '');
  const address = messageTo(emails);
  if (emails.length === 0) {
    toast({ title: resultText(0, skipped), kind: 'error' });
    return;
  }
  if (address.length > mostCharacters) {
    toast({ title: 'That is too many for one message. Select fewer tenants.', kind: 'error' });
    return;
  }
  location.assign(address);
  toast({ title: resultText(emails.length, skipped), kind: skipped.length > 0 ? 'info' : 'success' });
}
