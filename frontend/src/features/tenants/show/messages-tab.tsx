import { BellRing, Mail, MailX } from 'lucide-react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDay } from '../../../ui/data/instant';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';

type Props = { tenant: TenantDetails; record: TenantRecordShown | undefined };
type Line = {
  readonly key: string;
  readonly icon: typeof Mail;
  readonly text: string;
  readonly on: string;
  readonly note: string;
};

function linesOf({ held, invited_at }: TenantDetails, reminded: string): readonly Line[] {
  const lines: Line[] = held.map(({ subject, at }) => ({
    key: `${at} ${subject}`,
    icon: MailX,
    text: subject,
    on: at,
    note: `Held ${displayDay(at)}: not invited`,
  }));
  if (invited_at !== '')
    lines.push({
      key: 'invited',
      icon: Mail,
      text: 'Invitation to an account',
      on: invited_at,
      note: `Emailed ${displayDay(invited_at)}`,
    });
  if (reminded !== '')
    lines.push({
      key: 'reminded',
      icon: BellRing,
      text: 'Rent reminder',
      on: reminded,
      note: `Last emailed ${displayDate(reminded)}`,
    });
  return lines.toSorted((one, other) => other.on.localeCompare(one.on));
}

/** What was emailed, and what was held since nobody invited them. */
export function MessagesTab({ tenant, record }: Props) {
  const lines = linesOf(tenant, record?.reminded ?? '');
  return (
    <Section
      title="Messages"
      lead="The last invitation, the last rent reminder, and emails that were not sent."
      flush
    >
      {lines.length === 0 && (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nothing was emailed to this tenant yet.
        </Muted>
      )}
      <RuledList>
        {lines.map(({ key, icon: Icon, text, note }) => (
          <li key={key}>
            <ListLabel sign={<Icon size={18} aria-hidden="true" />} name={text} note={note} />
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
