import { useWatch } from 'react-hook-form';
import type { BankLine } from '../../../../../shared/contract/bank';
import { type LineRule, wordsOfLine } from '../../../../../shared/domain/ledger/bank/line-rules';
import { limits } from '../../../../../shared/domain/limits';
import { useFormField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/text-field';

export type Remembered = { remember: boolean; words: string };

export const rememberedOf = ({ text }: BankLine): Remembered => ({
  remember: false,
  words: wordsOfLine(text),
});

const leastLetters = 3;

export const wordsProblem = ({ remember, words }: Remembered) => ({
  words: remember && words.trim().length < leastLetters && 'Enter at least three letters of these lines',
});

const nobody = { property_id: '', vendor: '', category: '', lease_id: '' };

/** Lines with these words are proposed so from now on, if the person says so. */
export const ruleIn = (
  { remember, words }: Remembered,
  rule: Pick<LineRule, 'kind'> & Partial<LineRule>,
): LineRule | undefined => (remember ? { ...nobody, ...rule, words: words.trim() } : undefined);

/** Lines like this one are proposed the same way next time; each is confirmed. */
export function RuleFields() {
  const remember = useWatch<Remembered, 'remember'>({ name: 'remember' });
  return (
    <>
      <CheckboxField
        label="Propose this for lines like it"
        hint="Nothing is posted by itself: you confirm each line"
        {...useFormField('remember')}
      />
      {remember && <WordsField />}
    </>
  );
}

const WordsField = () => (
  <TextField
    label="Lines that contain"
    required
    maxLength={limits.textCharacters}
    {...useFormField('words')}
  />
);
