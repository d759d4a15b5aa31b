import {
  Ban,
  BanknoteArrowDown,
  DoorOpen,
  FileCheck,
  FilePen,
  KeyRound,
  type LucideIcon,
  Mail,
  Send,
  WalletCards,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { Bar } from '../../../../ui/layout/layout';
import { ListLabel } from '../../../../ui/layout/list-label';
import { RuledList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { Muted } from '../../../../ui/primitives/text';
import { TextLink } from '../../../../ui/primitives/text-link';
import type { LifeLine } from './lease-life';

const icons: Record<LifeLine['kind'], LucideIcon> = {
  draft: FilePen,
  sent: Send,
  signed: FileCheck,
  void: Ban,
  email: Mail,
  money: BanknoteArrowDown,
  home: KeyRound,
  rent: WalletCards,
  request: Wrench,
  end: DoorOpen,
};

/** Where a line leads, if anywhere. */
function Text({ line: { kind, key, text }, leaseId }: { line: LifeLine; leaseId: string }) {
  if (kind === 'request')
    return (
      <TextLink to="/servicerequestDetails-data" search={{ id: key }}>
        {text}
      </TextLink>
    );
  if (kind === 'sent' || kind === 'signed' || kind === 'void')
    return (
      <TextLink to="/showLease" search={{ id: leaseId, tab: 'signing' }}>
        {text}
      </TextLink>
    );
  return text;
}

/** Shown before the rest is asked for. */
const fewest = 8;

/** What happened with this lease, the latest first. */
export function LifeSection({ leaseId, life }: { leaseId: string; life: readonly LifeLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = !isWhole && life.length > fewest + 1;
  return (
    <Section title="Life of this lease" flush>
      {life.length === 0 ? (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nothing has happened yet.
        </Muted>
      ) : (
        <RuledList dense>
          {(isLong ? life.slice(0, fewest) : life).map((line) => {
            const Icon = icons[line.kind];
            return (
              <li key={line.key}>
                <ListLabel
                  sign={<Icon size={18} aria-hidden="true" />}
                  name={<Text line={line} leaseId={leaseId} />}
                  note={line.note}
                />
              </li>
            );
          })}
        </RuledList>
      )}
      {isLong && (
        <Bar rule="above">
          <Button variant="plain" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${life.length}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}
