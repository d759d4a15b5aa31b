import { useQuery } from '@tanstack/react-query';
import { Gauge, KeyRound, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UnitAccessShown } from '../../../../../shared/contract/units';
import { Bar, Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { unitAccessQuery } from '../queries';
import { codeNames, keyNote, keyText, meterNote, meterText } from './access-words';

const dialogs = {
  Keys: lazy(() => import('./keys-dialog')),
  Meters: lazy(() => import('./meters-dialog')),
  Codes: lazy(() => import('./codes-dialog')),
};
type Part = keyof typeof dialogs;
const parts: readonly Part[] = ['Keys', 'Meters', 'Codes'];

type Props = { unitId: string; canChange: boolean };

/** Keys, meters and entry codes of a unit, for staff. */
export function AccessSection({ unitId, canChange }: Props) {
  const { data: access } = useQuery(unitAccessQuery(unitId));
  return access ? <Loaded unitId={unitId} access={access} canChange={canChange} /> : null;
}

function Loaded({ unitId, access, canChange }: Props & { access: UnitAccessShown }) {
  const [opened, setOpened] = useState<Part>();
  const { keys, meters, has_codes } = access;
  const isEmpty = keys.length === 0 && meters.length === 0 && !has_codes;
  const Dialog = opened && dialogs[opened];
  return (
    <Section title="Keys and meters" lead="Only your team sees these." flush>
      {isEmpty && (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nothing written down yet.
        </Muted>
      )}
      {!isEmpty && (
        <RuledList dense borderTopWidth="1px" borderColor="border">
          {keys.map((key) => (
            <Row as="li" key={`${keyText(key)} ${keyNote(key)}`}>
              <ListLabel
                sign={<KeyRound size={18} aria-hidden="true" />}
                name={keyText(key)}
                note={keyNote(key)}
              />
            </Row>
          ))}
          {meters.map((meter) => (
            <Row as="li" key={meterText(meter)}>
              <ListLabel
                sign={<Gauge size={18} aria-hidden="true" />}
                name={meterText(meter)}
                note={meterNote(meter)}
              />
            </Row>
          ))}
          <Codes access={access} />
        </RuledList>
      )}
      {canChange && access.may_change && (
        <Bar rule="above">
          <Row gap="2">
            {parts.map((part) => (
              <Button
                key={part}
                variant="plain"
                size="sm"
                aria-label={`Edit ${part.toLowerCase()}`}
                onClick={() => setOpened(part)}
              >
                {part}
              </Button>
            ))}
          </Row>
        </Bar>
      )}
      <Suspense fallback={null}>
        {Dialog && <Dialog unitId={unitId} access={access} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Section>
  );
}

/** Codes are read when somebody asks for them: a screen stands open in an office. */
function Codes({ access: { codes, has_codes } }: { access: UnitAccessShown }) {
  const [isShown, setShown] = useState(false);
  if (!has_codes) return null;
  if (!codes) return <Muted as="li">There are entry codes. Ask whoever works on requests.</Muted>;
  if (!isShown)
    return (
      <Row as="li">
        <Button variant="plain" size="sm" onClick={() => setShown(true)}>
          Show entry codes
        </Button>
      </Row>
    );
  return codes.map(({ kind, code, place }) => (
    <Row as="li" key={`${kind} ${place} ${code}`}>
      <ListLabel
        sign={<Lock size={18} aria-hidden="true" />}
        name={<bdi dir="ltr">{code}</bdi>}
        note={[codeNames[kind], place].filter(Boolean).join(' · ')}
      />
    </Row>
  ));
}
