import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { messages } from '../../../../../shared/domain/messages';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { showUnitLimit } from '../../units/pickers/show-unit-limit';
import { emptyUnit, type UnitValues } from '../../units/pickers/unit-values';
import type { PropertyValues } from '../form/property-values';
import { copyUnit } from './copy-unit';
import { UnitBlock } from './unit-block';
import { type UnitLimit, unitRoom } from './unit-limit';
import { unitSummary } from './unit-summary';

/** With more units than this, adding one folds the others. */
const unfolded = 3;

type Props = {
  limit?: UnitLimit;
  /** Units that the last failed save points at. Each attempt is a new array. */
  faulty: readonly number[];
};

/** The property's units: add, duplicate, remove, fold, and the plan's limit (PRP-05, PRP-30). */
export function UnitsSection({ limit, faulty }: Props) {
  const { control, getValues } = useFormContext<PropertyValues>();
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'units' });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string, away: boolean) => {
    const next = new Set(folded);
    if (away) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failed save opens blocks, not every edit
  useEffect(() => {
    if (faulty.length === 0) return;
    const open = new Set(faulty.map((index) => fields[index]?.id));
    setFolded((before) => new Set([...before].filter((id) => !open.has(id))));
  }, [faulty]);

  const add = (unit: UnitValues) => {
    if (limit && unitRoom(limit, fields.length + 1).kind === 'exceeded') return showUnitLimit();
    if (fields.length >= unfolded) setFolded(new Set(fields.map(({ id }) => id)));
    append(unit, { focusName: `units.${fields.length}.unitNumber` });
  };
  const take = (index: number) => {
    const unit = getValues(`units.${index}`);
    remove(index);
    toast({
      title: `${unitSummary(unit, index).title} removed`,
      kind: 'info',
      undo: () => insert(index, unit),
    });
  };
  return (
    <Section
      id="units"
      title={fields.length > 1 ? `Units (${fields.length})` : 'Units'}
      lead="Each unit you can rent out on its own: an apartment, a store, or the whole house."
    >
      <chakra.div display="grid" gap="3">
        {fields.map((field, index) => (
          <UnitBlock
            key={field.id}
            unit={index}
            open={!folded.has(field.id)}
            onToggle={() => fold(field.id, !folded.has(field.id))}
            onCopy={() => void add(copyUnit(getValues(`units.${index}`), getValues('units')))}
            onRemove={fields.length > 1 ? () => take(index) : undefined}
          />
        ))}
        {limit && <PlanRoom limit={limit} units={fields.length} />}
        <chakra.div>
          <Button variant="outline" onClick={() => void add(emptyUnit())}>
            <Plus aria-hidden="true" />
            Add unit
          </Button>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

function PlanRoom({ limit, units }: { limit: UnitLimit; units: number }) {
  const { kind, left } = unitRoom(limit, units);
  if (kind === 'ample') return null;
  if (kind === 'exceeded') return <Notice kind="warning">{messages.unitLimitExceeded}</Notice>;
  return (
    <Notice kind="info">
      {left === 0
        ? `This fills your plan of ${limit.unitLimit} units.`
        : `Your plan has room for ${left} more ${left === 1 ? 'unit' : 'units'}.`}
    </Notice>
  );
}
