import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messages } from '../../../shared/domain/messages';
import type { Problem } from '../../../shared/domain/problem';
import { partsOf } from '../api/at-once';
import { closestWords } from '../api/refusal-words';
import { Modal } from '../ui/feedback/modal';
import { Notice } from '../ui/feedback/notice';
import { SkeletonList } from '../ui/feedback/skeleton-list';
import { CheckboxField } from '../ui/fields/checkbox-field';
import { Stack } from '../ui/layout/layout';
import { Button } from '../ui/primitives/button';
import { Muted } from '../ui/primitives/text';
import { ShortForm } from './short-form';
import { SubmitButton } from './submit-button';
import { useAppForm } from './use-app-form';

export type ManyResult = { readonly text: string; readonly isDone: boolean };
type Results = Readonly<Record<string, ManyResult>>;

export type ManyItem = { readonly id: string; readonly label: string; readonly note: string };

/** What a dialog of many is, whatever it is about. */
export type ManyLook<V extends FieldValues, T extends ManyItem = ManyItem> = {
  title: string;
  lead: string;
  /** All are chosen at first, or none. */
  startsWith: 'all' | 'none';
  /** Shown when there is nothing to choose. */
  none: string;
  button: (count: number, chosen: readonly T[]) => string;
  pendingText: string;
  isDanger?: boolean;
  values: V;
  problems?: (values: V) => readonly Problem[];
  fields?: ReactNode;
  onClose: () => void;
};

type Props<T extends ManyItem, V extends FieldValues> = ManyLook<V, T> & {
  /** What all of them are called. */
  group: string;
  /** Undefined while they are read. */
  items: readonly T[] | undefined;
  /** Does it to these at once, and says in words what was done to each. */
  act: (some: readonly T[], values: V) => Promise<Results>;
  /** How many `act` takes. */
  most: number;
  onSaved: () => Promise<void>;
  /** After something was done, at least to one of them. */
  onDone?: (() => void) | undefined;
  /** A button beside the others once something was done. */
  after?: ReactNode;
};

/** `44 done, 2 skipped` */
const doneText = (done: number, skipped: number): string =>
  skipped === 0 ? `${done} done` : `${done} done, ${skipped} skipped`;

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
  const form = useAppForm({
    values: props.values,
    problems,
    submit: async (values) => {
      for (const part of partsOf(chosen, most)) {
        const told = await act(part, values).catch((cause) => {
          const result = { text: closestWords(cause), isDone: false };
          return Object.fromEntries(part.map(({ id }) => [id, result]));
        });
        setResults((before) => ({ ...before, ...told }));
        if (Object.values(told).some((result) => result.isDone)) props.onDone?.();
      }
    },
    onSaved: props.onSaved,
    asksBeforeLeaving: false,
  });
  const choose = ({ id }: T) =>
    setChanged((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const isOver = items?.every(isDone) === true;
  const told = Object.values(results);
  const done = told.filter((result) => result.isDone).length;
  return (
    <Modal
      open
      onClose={props.onClose}
      width="2xl"
      title={props.title}
      lead={props.lead}
      footer={
        <>
          {done > 0 && !form.isPending && props.after}
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
              {chosen.length === 0 ? props.title : props.button(chosen.length, chosen)}
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
          {told.length > 0 && !form.isPending && (
            <Notice kind={done < told.length ? 'warning' : 'success'}>
              {doneText(done, told.length - done)}
            </Notice>
          )}
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
