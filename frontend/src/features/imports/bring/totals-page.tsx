import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { counted } from '../../../../../shared/domain/counted';
import {
  type BringChoices,
  type Explained,
  explanations,
} from '../../../../../shared/domain/imports/bring/bring-choices';
import {
  type ComparedField,
  type ComparedScope,
  type ComparedTotal,
  differenceOf,
  explainKey,
} from '../../../../../shared/domain/imports/bring/compare-totals';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted, SrOnly, Strong } from '../../../ui/primitives/text';
import { count } from '../run/totals';
import { StepBar } from '../step-bar';
import type { BringPlan } from './use-bring-plan';

type Props = {
  plan: BringPlan;
  onChoices: (choices: BringChoices) => void;
  onBack: () => void;
  onNext: () => void;
};

const labels: Readonly<Record<ComparedField, string>> = {
  units: 'Units',
  occupied: 'Occupied',
  rent: 'Rent a month',
  deposit: 'Deposits held',
  owed: 'Owed',
  prepaid: 'Prepaid',
};
const isCount = (field: ComparedField): boolean => field === 'units' || field === 'occupied';
const shown = (field: ComparedField, value: number): string =>
  isCount(field) ? count(value) : displayDollars(value);
const shownDifference = (field: ComparedField, value: number): string =>
  isCount(field) ? String(value) : signedDollars(value);

const columns: readonly Column<ComparedTotal>[] = [
  { key: 'what', header: 'Total', rem: 9, cell: ({ field }) => <Strong>{labels[field]}</Strong> },
  {
    key: 'old',
    header: 'Old',
    rem: 8,
    end: true,
    cell: ({ field, old }) =>
      old === undefined ? <Muted as="span">Not stated</Muted> : <Amount>{shown(field, old)}</Amount>,
  },
  {
    key: 'here',
    header: 'Here',
    rem: 8,
    end: true,
    cell: ({ field, here }) => <Amount>{shown(field, here)}</Amount>,
  },
  {
    key: 'difference',
    header: 'Difference',
    rem: 8,
    end: true,
    cell: (total) => {
      if (total.old === undefined) return <Muted as="span">–</Muted>;
      const difference = differenceOf(total);
      return difference === 0 ? (
        <>
          <Check size={16} aria-hidden="true" style={{ display: 'inline' }} />
          <SrOnly>None</SrOnly>
        </>
      ) : (
        <Strong color="danger">
          <Amount>{shownDifference(total.field, difference)}</Amount>
        </Strong>
      );
    },
  },
];

const differing = ({ totals }: ComparedScope) => totals.filter((one) => differenceOf(one) !== 0);

/** Whether each difference of all of them is 0 or explained. */
export const isSettled = ({ scopes, choices }: BringPlan): boolean => {
  const all = scopes.at(-1);
  return (
    all === undefined || differing(all).every((one) => choices.explained[explainKey(all, one)] !== undefined)
  );
};

/** Step 4: the old system's totals beside ours. Nothing is written. */
export function TotalsPage({ plan, onChoices, onBack, onNext }: Props) {
  const { scopes, choices } = plan;
  const all = scopes.at(-1);
  const left = all ? differing(all) : [];
  const isStated = scopes.some(({ totals }) => totals.some(({ old }) => old !== undefined));
  const explain = (total: ComparedTotal, explained: Explained) =>
    all &&
    onChoices({ ...choices, explained: { ...choices.explained, [explainKey(all, total)]: explained } });
  return (
    <>
      {isStated && left.length === 0 && (
        <Notice kind="success" announced title="Every total is the old one">
          Nothing is added yet.
        </Notice>
      )}
      {!isStated && (
        <Notice title="The files state no totals">Compare the figures with your own records.</Notice>
      )}
      {scopes.map((scope) => (
        <Section key={scope.index ?? 'all'} title={scopes.length === 1 ? 'All of it' : scope.title} flush>
          <DataTable
            caption={`Totals of ${scope.title}`}
            columns={columns}
            rows={scope.totals}
            rowKey={({ field }) => field}
            picture={false}
          />
        </Section>
      ))}
      {all && left.length > 0 && (
        <Section
          title={`${counted(left.length, 'difference')} to explain`}
          lead="Each difference is 0 or has a reason before anything is brought in."
        >
          <Stack gap="5">
            {left.map((total) => (
              <Explain
                key={total.field}
                total={total}
                explained={choices.explained[explainKey(all, total)]}
                onExplain={(explained) => explain(total, explained)}
              />
            ))}
          </Stack>
        </Section>
      )}
      <StepBar>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Repair
        </Button>
        <Button disabled={!isSettled(plan)} onClick={onNext}>
          Continue
          <ArrowRight aria-hidden="true" />
        </Button>
      </StepBar>
    </>
  );
}

function Explain({
  total,
  explained,
  onExplain,
}: {
  total: ComparedTotal;
  explained: Explained | undefined;
  onExplain: (explained: Explained) => void;
}) {
  const label = labels[total.field];
  return (
    <Stack gap="2">
      <Strong>{`${label}: ${shownDifference(total.field, differenceOf(total))}`}</Strong>
      {total.behind.length > 0 && (
        <Muted small>
          <bdi>{total.behind.join('; ')}</bdi>
        </Muted>
      )}
      <Row gap="3" alignItems="flex-start">
        <SelectField
          label={`Explain ${label.toLowerCase()}`}
          value={explained?.why ?? ''}
          placeholder="Choose a reason"
          options={Object.entries(explanations).map(([value, words]) => ({ value, label: words }))}
          onChange={({ target }) =>
            onExplain({
              why: target.value as Explained['why'],
              note: explained?.note ?? '',
            })
          }
        />
        <TextField
          label={`Note on ${label.toLowerCase()}`}
          value={explained?.note ?? ''}
          disabled={explained === undefined}
          onChange={({ target }) => explained && onExplain({ ...explained, note: target.value })}
        />
      </Row>
    </Stack>
  );
}
