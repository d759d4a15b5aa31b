import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { FieldError } from '../ui/fields/field';
import { Grow, Row, Stack } from '../ui/layout/layout';
import { Panel } from '../ui/layout/panel';
import { Button } from '../ui/primitives/button';
import { IconButton } from '../ui/primitives/icon-button';
import { Muted } from '../ui/primitives/text';
import { flatErrors } from './field-errors';

type Props<R> = {
  name: string;
  /** One row, as in `Remove tenant 2`. */
  what: string;
  add: string;
  blank: () => R;
  most: number;
  /** Shown while there is no row. */
  empty?: string;
  /** Another way to add. */
  more?: ReactNode;
  children: (row: { readonly name: string; readonly index: number }) => ReactNode;
};

/** The form's values as this list sees them. */
type Lists = Record<string, object[]>;

/** On a phone it sits in the corner, so that the fields get the full width. */
const corner = { position: { base: 'absolute', sm: 'static' }, top: '0', insetEnd: '0' } as const;

/** A list in a form: one box per row, added at the end, each with its own remove button. */
export function RowsField<R extends object>(props: Props<R>) {
  const { name, what, add, blank, most, empty, more, children } = props;
  const { control } = useFormContext<Lists>();
  const { errors } = useFormState<Lists>({ name });
  // The rows have ids of their own.
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'rowKey' });
  return (
    <Stack>
      {fields.length === 0 && empty && <Muted>{empty}</Muted>}
      {fields.map(({ rowKey }, index) => (
        <Panel key={rowKey} position="relative" ps="4" pe={{ base: '4', sm: '2' }} py="4">
          <Row alignItems="flex-start" flexWrap="nowrap" gap="2">
            <Grow>{children({ name: `${name}.${index}`, index })}</Grow>
            <IconButton
              {...corner}
              label={`Remove ${what} ${index + 1}`}
              size="sm"
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Row>
        </Panel>
      ))}
      <FieldError id={`${name}-error`}>{flatErrors(errors)[name]}</FieldError>
      {fields.length < most && (
        <Row gap="2">
          <Button id={name} size="sm" variant="outline" onClick={() => append(blank())}>
            <Plus aria-hidden="true" />
            {add}
          </Button>
          {more}
        </Row>
      )}
    </Stack>
  );
}
