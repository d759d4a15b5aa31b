import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Modal } from '../ui/feedback/modal';
import { ChoiceCards } from '../ui/fields/choice-cards';
import { Button } from '../ui/primitives/button';
import { firstChoices } from './merge';
import type { Conflict } from './use-merge';

/** Someone else saved first: the person picks a value per field. Closing keeps the typed values. */
export default function MergeDialog({ what, differences, choose, close }: Conflict) {
  const [choices, setChoices] = useState(() => firstChoices(differences));
  return (
    <Modal
      open
      onClose={close}
      title={`Someone else changed ${what} in the meantime`}
      lead={
        differences.length > 0
          ? 'Choose for each field. Nothing you typed is lost.'
          : 'Their changes do not affect yours. You can save.'
      }
      width="2xl"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Back to the form
          </Button>
          <Button onClick={() => choose(choices)}>Save with these</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {differences.map(({ name, label, theirs, mine }) => (
          <ChoiceCards
            key={name}
            name={`meanwhile-${name}`}
            label={label}
            value={choices[name] ?? 'mine'}
            onValue={(choice) => setChoices({ ...choices, [name]: choice })}
            choices={[
              { value: 'theirs', label: theirs || '–', hint: 'Theirs' },
              { value: 'mine', label: mine || '–', hint: 'Yours' },
            ]}
          />
        ))}
      </chakra.div>
    </Modal>
  );
}
