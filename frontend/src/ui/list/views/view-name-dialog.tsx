import { type FormEvent, useId, useState } from 'react';
import { viewLimits, viewNameProblem } from '../../../../../shared/domain/people/saved-views';
import { Modal } from '../../feedback/modal';
import { Notice } from '../../feedback/notice';
import { TextField } from '../../fields/text-field';
import { Row, Stack } from '../../layout/layout';
import { Button } from '../../primitives/button';

type Props = {
  title: string;
  lead: string;
  name: string;
  /** Names of other views and tabs. */
  taken: readonly string[];
  pending: boolean;
  /** Why it was not saved. */
  problem: string;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Names a view, or renames it. */
export default function ViewNameDialog({
  title,
  lead,
  taken,
  pending,
  problem,
  onName,
  onClose,
  ...props
}: Props) {
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = viewNameProblem(name, taken);
    setError(wrong);
    if (wrong === undefined) onName(name.trim());
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      lead={lead}
      width="md"
      footer={
        <Row justifyContent="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={pending} pendingText="Saving">
            Save
          </Button>
        </Row>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap="4">
          {problem !== '' && <Notice kind="danger">{problem}</Notice>}
          <TextField
            label="Name"
            required
            autoComplete="off"
            maxLength={viewLimits.nameCharacters}
            value={name}
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
        </Stack>
      </form>
    </Modal>
  );
}
