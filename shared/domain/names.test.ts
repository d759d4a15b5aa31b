import { describe, expect, it } from 'vitest';
import { nameOf } from './names';

const ada = { firstName: 'Ada', lastName: 'Vale', email: 'a@v.test' };

describe('what a person or an owner is called', () => {
  it.each([
    [ada, 'Ada Vale'],
    [{ ...ada, companyName: 'Vale LLC' }, 'Vale LLC'],
    [{ ...ada, companyName: ' ' }, 'Ada Vale'],
    [{ ...ada, firstName: '' }, 'Vale'],
    [{ ...ada, lastName: ' ' }, 'Ada'],
    [{ ...ada, firstName: '', lastName: '' }, 'a@v.test'],
    [{ firstName: '', lastName: '' }, ''],
    [{ first_name: 'Ada', last_name: 'Vale' }, 'Ada Vale'],
    [{ first_name: '', last_name: '', company_name: 'Vale LLC', email: 'a@v.test' }, 'Vale LLC'],
    [{ first_name: '', last_name: '', company_name: '', email: 'a@v.test' }, 'a@v.test'],
  ])('%j is %s', (who, name) => {
    expect(nameOf(who)).toBe(name);
  });
});
