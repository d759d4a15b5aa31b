// @vitest-environment jsdom

import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { typedNumbers } from '../../../../shared/domain/typed-numbers';
import { useFormField } from '../../forms/use-field';
import { system } from '../theme/system';
import { NumberField } from './number-field';
import { PhoneField } from './phone-field';

afterEach(cleanup);
const show = (what: React.ReactNode) => render(<ChakraProvider value={system}>{what}</ChakraProvider>);

type Kind = keyof typeof typedNumbers;
let values: () => { n: string };

function Form({ kind, start }: { kind: Kind; start: string }) {
  const form = useForm({ defaultValues: { n: start } });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <OneField kind={kind} />
    </FormProvider>
  );
}
const OneField = ({ kind }: { kind: Kind }) => (
  <NumberField label="Number" typed={typedNumbers[kind]} {...useFormField('n')} />
);
function open(kind: Kind, start = '') {
  show(<Form kind={kind} start={start} />);
  return screen.getByLabelText<HTMLInputElement>('Number');
}
const kept = (input: HTMLInputElement) => [input.value, values().n];
const hint = (kind: Kind) => screen.queryByText(typedNumbers[kind].hint);

describe('a number field', () => {
  it.each<[Kind, string]>([
    ['beds', 'numeric'],
    ['zipcode', 'numeric'],
    ['rent', 'decimal'],
    ['share', 'decimal'],
  ])('of %s has the %s keys of a phone', (kind, keys) => {
    expect(open(kind).inputMode).toBe(keys);
  });

  it.each<[Kind, string, string]>([
    ['baths', '1.5', '1'],
    ['beds', '1x2', '1'],
    ['beds', '123', '12'],
    ['zipcode', '78a701', '78'],
    ['parking', '1 2', '1'],
    ['size', '8.5.0', '8.5'],
    ['rent', '12.505', '12.50'],
    ['share', '3,5', '3'],
  ])(
    'of %s never joins the typed %s: it keeps %s and says why [PRP-09] [PRP-14] [PRP-22]',
    async (kind, typed, left) => {
      const input = open(kind);
      await userEvent.type(input, typed);
      expect(kept(input)).toEqual([left, left]);
      expect(hint(kind)).toBeTruthy();
    },
  );

  it.each<[Kind, string]>([
    ['baths', '1.5'],
    ['zipcode', '78a701'],
    ['size', '1,5'],
    ['rent', '1 250'],
  ])('of %s refuses a pasted %s whole, and keeps what was there', async (kind, pasted) => {
    const input = open(kind, '2');
    await userEvent.tripleClick(input);
    await userEvent.paste(pasted);
    expect(kept(input)).toEqual(['2', '2']);
    expect(hint(kind)).toBeTruthy();
  });

  it('takes a text filled in at once, or refuses it', () => {
    const input = open('zipcode');
    fireEvent.change(input, { target: { value: '50010-1234' } });
    expect(kept(input)).toEqual(['50010', '50010']);
    fireEvent.change(input, { target: { value: '5-0010' } });
    expect(kept(input)).toEqual(['50010', '50010']);
  });

  it('goes on after a correction, and forgets what it refused when it is left', async () => {
    const input = open('baths');
    await userEvent.type(input, '1.5{Backspace}2');
    expect(kept(input)).toEqual(['2', '2']);
    expect(hint('baths')).toBeNull();
    await userEvent.type(input, '.');
    await userEvent.tab();
    await userEvent.type(input, '0');
    expect(kept(input)).toEqual(['20', '20']);
  });

  it.each([
    ['1,250', '1250'],
    ['$1,250.50', '1250.50'],
    ['12,500', '12500'],
  ])('takes the commas of thousands: %s', async (typed, value) => {
    const input = open('rent');
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(kept(input)).toEqual([value, value]);
    expect(hint('rent')).toBeNull();
  });

  it.each(['{Enter}', '{Tab}'])('does not read 1,5 as 15 when it is left by %s', async (key) => {
    const input = open('rent');
    await userEvent.type(input, `1,5${key}`);
    expect(kept(input)).toEqual(['1', '1']);
    expect(hint('rent')).toBeTruthy();
  });

  it('keeps the caret where a digit was put in', async () => {
    const input = open('size', '850');
    await userEvent.type(input, '1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.keyboard('2');
    expect(input.value).toBe('12850');
  });
});

function Phone({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Mobile" value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

/** Each way of writing one number. */
const written = [
  '6415550199',
  '641-555-0199',
  '641.555.0199',
  '641 555 0199',
  '(641) 555-0199',
  '16415550199',
  '1-641-555-0199',
  '1 (641) 555-0199',
  '+16415550199',
  '+1 641 555 0199',
  '+1 (641) 555-0199',
  '+1.641.555.0199',
];

describe('a mobile number [PRP-07] [PRP-20]', () => {
  const open = (start?: string) => {
    show(start === undefined ? <Phone /> : <Phone start={start} />);
    const input = screen.getByLabelText<HTMLInputElement>('Mobile');
    return { input, now: () => [input.value, screen.getByRole('status').textContent] };
  };
  const right = ['+1 (641) 555-0199', '6415550199'];

  it.each(written)('%s is one number: typed, filled in, pasted, in place of another', async (number) => {
    const typed = open();
    await userEvent.type(typed.input, number);
    expect(typed.now()).toEqual(right);
    cleanup();
    const filled = open('5551234567');
    fireEvent.change(filled.input, { target: { value: number } });
    expect(filled.now()).toEqual(right);
    cleanup();
    const pasted = open('5551234567');
    await userEvent.click(pasted.input);
    await userEvent.paste(number);
    expect(pasted.now()).toEqual(right);
    cleanup();
    const replaced = open('5551234567');
    await userEvent.tripleClick(replaced.input);
    await userEvent.keyboard(number.replaceAll('{', ''));
    expect(replaced.now()).toEqual(right);
  });

  it.each([
    ['+442079460958', '+442079460958'],
    ['+4930901820', '+4930901820'],
    ['64155501999', '64155501999'],
    ['1-641-555-019', '641555019'],
    ['641555HOME', '641555HOME'],
  ])('%s is no US number, and none is made of it', async (number, value) => {
    const typed = open();
    await userEvent.type(typed.input, number);
    expect(typed.now()[1]).toBe(value);
    cleanup();
    const pasted = open();
    await userEvent.click(pasted.input);
    await userEvent.paste(number);
    expect(pasted.now()[1]).toBe(value);
  });

  it('can be corrected inside and emptied', async () => {
    const { input, now } = open('6415550199');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(now()).toEqual(['+1 (415) 550-199', '415550199']);
    await userEvent.keyboard('6');
    expect(now()).toEqual(right);
    await userEvent.type(input, '{Backspace}'.repeat(17));
    expect(now()).toEqual(['', '']);
  });
});
