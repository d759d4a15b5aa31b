import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { type Choice, type Difference, firstChoices } from './merge';
import type { Conflict } from './use-merge';

/** Somebody else saved first: what they changed beside what is typed here, field by field. Nothing typed is lost, whatever is pressed. */
export default function MergeDialog({ what, differences, choose, close }: Conflict) {
  const [choices, setChoices] = useState(() => firstChoices(differences));
  return (
    <Modal
      open
      onClose={close}
      title={`Somebody else changed ${what} meanwhile`}
      lead={
        differences.length > 0
          ? 'Choose for each field. Nothing you typed is lost.'
          : 'What they changed does not touch what you typed. You can save.'
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
        {differences.map((difference) => (
          <Field
            key={difference.name}
            difference={difference}
            choice={choices[difference.name] ?? 'mine'}
            onChoice={(choice) => setChoices({ ...choices, [difference.name]: choice })}
          />
        ))}
      </chakra.div>
    </Modal>
  );
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    p: '3',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    cursor: 'pointer',
    minW: '0',
    '&:has(input:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
  },
});

function Field({
  difference: { name, label, theirs, mine },
  choice,
  onChoice,
}: {
  difference: Difference;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  const option = (value: Choice, title: string, words: string) => (
    <Card>
      <chakra.input
        type="radio"
        name={`meanwhile-${name}`}
        checked={choice === value}
        onChange={() => onChoice(value)}
        mt="0.5"
        flexShrink="0"
        accentColor="{colors.primary}"
      />
      <chakra.span minW="0">
        <chakra.span display="block" fontSize="xs" color="muted">
          {title}
        </chakra.span>
        <chakra.span display="block" overflowWrap="anywhere" whiteSpace="pre-line">
          <bdi>{words || '–'}</bdi>
        </chakra.span>
      </chakra.span>
    </Card>
  );
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="2" fontWeight="medium">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}>
        {option('theirs', 'Theirs', theirs)}
        {option('mine', 'Yours', mine)}
      </chakra.div>
    </chakra.fieldset>
  );
}
