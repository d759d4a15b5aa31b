import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messages } from '../../../shared/domain/messages';
import type { Problem } from '../../../shared/domain/problem';
import { partsOf } from '../api/at-once';
import { refusalWords } from '../api/refusal-words';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/fields/checkbox-field';
import { Stack } from '../ui/layout';
import { Modal } from '../ui/modal';
import { Notice } from '../ui/notice';
import { SkeletonList } from '../ui/skeleton-list';
import { Muted } from '../ui/text';
import { ShortForm } from './short-form';
import { SubmitButton } from './submit-button';
import { useHouseForm } from './use-house-form';

export type ManyResult = { readonly text: string; readonly isDone: boolean };
type Results = Readonly<Record<string, ManyResult>>;

export type ManyItem = { readonly id: string; readonly label: string; readonly note: string };

/** What a dialog of many is, whatever it is about. */
export type ManyLook<V extends FieldValues> = {
  title: string;
  lead: string;
  /** All are chosen at first, or none. */
  startsWith: 'all' | 'none';
  /** Shown when there is nothing to choose. */
  none: string;
  button: (count: number) => string;
  pendingText: string;
  isDanger?: boolean;
  values: V;
  problems?: (values: V) => readonly Problem[];
  fields?: ReactNode;
  onClose: () => void;
};

type Props<T extends ManyItem, V extends FieldValues> = ManyLook<V> & {
  /** What all of them are called. */
  group: string;
  /** Undefined while they are read. */
  items: readonly T[] | undefined;
  /** Does it to these at once, and says in words what was done to each. */
  act: (some: readonly T[], values: V) => Promise<Results>;
  /** How many `act` takes. */
  most: number;
  onSaved: () => Promise<void>;
};

/** One change of many, part by part; each says what became of it. */
export function ManyDialog<T extends ManyItem, V extends FieldValues>({
  items,
  act,
  most,
  startsWith,
  problems = () => [],
  ...props
}: Props<T, V>) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [results, setResults] = useState<Results>({});
  const isDone = ({ id }: T) => results[id]?.isDone === true;
  const isChosen = ({ id }: T) => changed.includes(id) === (startsWith === 'none');
  const chosen = (items ?? []).filter((item) => isChosen(item) && !isDone(item));
  const form = useHouseForm({
    values: props.values,
    problems,
    submit: async (values) => {
      for (const part of partsOf(chosen, most)) {
        const told = await act(part, values).catch((cause) => {
          const result = { text: refusalWords(cause), isDone: false };
          return Object.fromEntries(part.map(({ id }) => [id, result]));
        });
        setResults((before) => ({ ...before, ...told }));
      }
    },
    onSaved: props.onSaved,
    asksBeforeLeaving: false,
  });
  const choose = ({ id }: T) =>
    setChanged((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const isOver = items?.every(isDone) === true;
  return (
    <Modal
      open
      onClose={props.onClose}
      width="2xl"
      title={props.title}
      lead={props.lead}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
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
          {items?.length !== 0 && props.fields}
          {!items && <SkeletonList picture={false} />}
          {items?.length === 0 && <Notice kind="info">{props.none}</Notice>}
          <Stack gap="3" role="group" aria-label={props.group}>
            {items?.map((item) => (
              <Stack key={item.id} gap="0">
                <CheckboxField
                  label={item.label}
                  checked={isDone(item) || isChosen(item)}
                  disabled={isDone(item)}
                  onChange={() => choose(item)}
                />
                <Muted small ms="7" role="status">
                  {results[item.id]?.text ?? item.note}
                </Muted>
              </Stack>
            ))}
          </Stack>
        </Stack>
      </ShortForm>
    </Modal>
  );
}
