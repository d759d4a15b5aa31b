import { chakra } from '@chakra-ui/react';
import { limits } from '../../../../../shared/domain/limits';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout/layout';
import { drawName } from '../../../ui/media/draw-name';
import { SignaturePad } from '../../../ui/media/signature-pad';
import { SubTitle } from '../../../ui/primitives/text';

/** Ink needs paper in the dark, too. */
const Paper = chakra('div', {
  base: {
    '& canvas, & img': {
      bg: 'white',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      maxW: 'full',
      touchAction: 'none',
    },
    '& .pad-tools': { display: 'flex', gap: '4', mt: '1' },
    '& button': { minH: '11', color: 'muted', textDecoration: 'underline', cursor: 'pointer' },
  },
});

export type Hand = { readonly name: string; readonly drawn: string; readonly isTyped: boolean };

export const newHand = (name: string): Hand => ({ name, drawn: '', isTyped: false });

/** What is sent: a typed name becomes the same picture as a drawn one. */
export const signedBy = ({ name, drawn, isTyped }: Hand) => ({
  name,
  signature: isTyped ? drawName(name) : drawn,
  method: isTyped ? ('typed' as const) : ('drawn' as const),
});

export const isWhole = ({ name, drawn, isTyped }: Hand): boolean =>
  name.trim() !== '' && (isTyped || drawn !== '');

type HandProps = { id: string; title: string; hand: Hand; onHand: (hand: Hand) => void };

/** A name with a signature, drawn or typed. */
export const HandFields = ({ id, title, hand, onHand }: HandProps) => (
  <Stack gap="3" as="section" aria-label={title}>
    <SubTitle>{title}</SubTitle>
    <TextField
      label="Name"
      autoComplete="off"
      required
      maxLength={limits.textCharacters}
      value={hand.name}
      onChange={({ target }) => onHand({ ...hand, name: target.value })}
    />
    <Paper>
      {hand.isTyped ? (
        <img src={drawName(hand.name)} width={300} height={70} alt={`Signature: ${hand.name}`} />
      ) : (
        <SignaturePad id={`pad-${id}`} onImage={(drawn) => onHand({ ...hand, drawn })} />
      )}
      <button type="button" onClick={() => onHand({ ...hand, drawn: '', isTyped: !hand.isTyped })}>
        {hand.isTyped ? 'Draw it instead' : 'Type it instead'}
      </button>
    </Paper>
  </Stack>
);
