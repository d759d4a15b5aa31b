// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupsFor } from './places';
import { useGoKeys } from './use-go-keys';
import { useRowKeys } from './use-row-keys';

const go = vi.fn();

function Sample() {
  useGoKeys(groupsFor({ roleLabel: 'orgAdmin' }), go);
  useRowKeys();
  return (
    <main id="main">
      <input aria-label="Search" />
      <table>
        <tbody>
          {['One', 'Two', 'Three'].map((name) => (
            <tr key={name}>
              <th scope="row">
                <a data-row-link="" href={`/${name}`}>
                  {name}
                </a>
              </th>
              <td>
                <input type="checkbox" aria-label={`Select ${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;
const open = () => {
  render(<Sample />);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  go.mockClear();
});

describe('the keys of the frame', () => {
  it.each([
    ['h', '/propertyDashboard'],
    ['p', '/propertiesList'],
    ['l', '/leasesList'],
    ['e', '/organisationsUsers'],
    ['a', '/audit'],
    ['s', '/user-subscription'],
  ])('G, then %s, goes to %s', (letter, place) => {
    open();
    press('g', letter);
    expect(go.mock.calls).toEqual([[place]]);
  });

  it('a letter alone, an unknown one, or one after another key goes nowhere', () => {
    open();
    press('p', 'g', 'z', 'p', 'g', 'Shift', 'p');
    expect(go).not.toHaveBeenCalled();
  });

  it('no two pages have the same letter', () => {
    const letters = groupsFor({ roleLabel: 'orgAdmin' }).flatMap(({ places }) =>
      places.flatMap(({ letter }) => letter ?? []),
    );
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('J and K walk the rows and stop at their ends; X ticks the row', () => {
    open();
    const walked = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
      press(key);
      return focused();
    });
    expect(walked).toEqual(['One', 'Two', 'Three', 'Three', 'Two', 'One', 'One']);
    press('j', 'x');
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticked).toEqual([false, true, false]);
  });

  it('are letters in a field, and off where a person turned them off', () => {
    open();
    screen.getByRole('textbox').focus();
    press('g', 'p', 'j');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    screen.getByRole('textbox').blur();
    localStorage.setItem('singleKeys', 'off');
    press('g', 'p', 'j');
    expect(go).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
