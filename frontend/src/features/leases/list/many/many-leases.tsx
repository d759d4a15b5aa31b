import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LeaseLine, LeaseTab } from '../../../../../../shared/contract/leases';
import { messages } from '../../../../../../shared/domain/messages';
import type { Problem } from '../../../../../../shared/domain/problem';
import { refusalWords } from '../../../../api/refusal-words';
import { ShortForm } from '../../../../forms/short-form';
import { SubmitButton } from '../../../../forms/submit-button';
import { useHouseForm } from '../../../../forms/use-house-form';
import { Button } from '../../../../ui/button';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { Stack } from '../../../../ui/layout';
import { termText } from '../../../../ui/lease-look';
import { Modal } from '../../../../ui/modal';
import { Notice } from '../../../../ui/notice';
import { SkeletonList } from '../../../../ui/skeleton-list';
import { Muted } from '../../../../ui/text';
import { tenantsText } from '../../parts/lease-words';
import { leaseChanged, wholeTabQuery } from '../../queries';

type Results = Readonly<Record<string, { readonly text: string; readonly isDone: boolean }>>;

export type ManyProps<V extends FieldValues> = {
  title: string;
  lead: string;
  tab: LeaseTab;
  isOffered?: (lease: LeaseLine) => boolean;
  /** All are chosen at first, or none. */
  startsWith: 'all' | 'none';
  /** Shown when the tab has none of these leases. */
  none: string;
  button: (count: number) => string;
  pendingText: string;
  isDanger?: boolean;
  values: V;
  problems?: (values: V) => readonly Problem[];
  fields?: ReactNode;
  /** Does it to one lease, and says in words what was done. */
  act: (lease: LeaseLine, values: V) => Promise<string>;
  onClose: () => void;
};

/** One change of many leases: a call for each, and each says what became of it. */
export function ManyLeases<V extends FieldValues>({ tab, act, startsWith, ...props }: ManyProps<V>) {
  const { isOffered = () => true, problems = () => [], onClose } = props;
  const client = useQueryClient();
  const { data: leases } = useQuery({ ...wholeTabQuery(tab), select: (all) => all.filter(isOffered) });
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [results, setResults] = useState<Results>({});
  const isDone = ({ lease_id: id }: LeaseLine) => results[id]?.isDone === true;
  const isChosen = ({ lease_id: id }: LeaseLine) => changed.includes(id) === (startsWith === 'none');
  const chosen = (leases ?? []).filter((lease) => isChosen(lease) && !isDone(lease));
  const form = useHouseForm({
    values: props.values,
    problems,
    submit: async (values) => {
      for (const lease of chosen) {
        const result = await act(lease, values)
          .then((text) => ({ text, isDone: true }))
          .catch((cause) => ({ text: refusalWords(cause), isDone: false }));
        setResults((before) => ({ ...before, [lease.lease_id]: result }));
      }
    },
    onSaved: () => leaseChanged(client),
    asksBeforeLeaving: false,
  });
  const choose = ({ lease_id: id }: LeaseLine) =>
    setChanged((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const isOver = leases?.every(isDone) === true;
  return (
    <Modal
      open
      onClose={onClose}
      width="2xl"
      title={props.title}
      lead={props.lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isOver ? 'Close' : messages.cancel}
          </Button>
          {!isOver && (
            <SubmitButton
              form={form}
              pendingText={props.pendingText}
              disabled={chosen.length === 0}
              colorPalette={props.isDanger ? 'danger' : undefined}
            >
              {chosen.length === 0 ? props.title : props.button(chosen.length)}
            </SubmitButton>
          )}
        </>
      }
    >
      <ShortForm form={form}>
        <Stack gap="5">
          {leases?.length !== 0 && props.fields}
          {!leases && <SkeletonList picture={false} />}
          {leases?.length === 0 && <Notice kind="info">{props.none}</Notice>}
          <Stack gap="3" role="group" aria-label="Leases">
            {leases?.map((lease) => (
              <Stack key={lease.lease_id} gap="0">
                <CheckboxField
                  label={`${tenantsText(lease.tenants)}, unit ${lease.unit_number}, ${lease.property_title}`}
                  checked={isDone(lease) || isChosen(lease)}
                  disabled={isDone(lease)}
                  onChange={() => choose(lease)}
                />
                <Muted small ms="7" role="status">
                  {results[lease.lease_id]?.text ?? termText(lease)}
                </Muted>
              </Stack>
            ))}
          </Stack>
        </Stack>
      </ShortForm>
    </Modal>
  );
}
