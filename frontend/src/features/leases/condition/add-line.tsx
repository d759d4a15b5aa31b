import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { TextField } from '../../../ui/fields/text-field';
import { Grow, Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';

/** A name to add something by. */
export function AddLine({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <Row as="form" alignItems="flex-end" onSubmit={add}>
      <Grow>
        <TextField
          label={label}
          value={name}
          maxLength={limits.textCharacters}
          onChange={({ target }) => setName(target.value)}
        />
      </Grow>
      <Button type="submit" variant="outline">
        <Plus aria-hidden="true" />
        Add
      </Button>
    </Row>
  );
}
