// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadingScreen, LoadingSpot } from './feedback/loading';
import { PasswordField } from './fields/password-field';
import { TextAreaField } from './fields/text-area-field';
import { pageWindow } from './list/page-window';
import { choiceProblem, type Photo, roomProblem, usedText } from './media/photo-rules';
import { system } from './theme/system';

afterEach(cleanup);
const show = (what: React.ReactNode) => render(<ChakraProvider value={system}>{what}</ChakraProvider>);

describe('loading [GEN-01]', () => {
  const isImage = (image: Element | null) => {
    expect(image?.getAttribute('alt')).toBe('Loading...');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['135', '135']);
  };

  it('is an image in the page before any script, and the same in the app', () => {
    const html = readFileSync('frontend/index.html', 'utf8');
    isImage(new DOMParser().parseFromString(html, 'text/html').querySelector('#root img'));
    render(<LoadingScreen />);
    isImage(screen.getByRole('img'));
  });

  it('of a lazy screen is a status with a spinner', () => {
    show(<LoadingSpot />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});

describe('photos [PRP-16]', () => {
  const file = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'a', { type });
  const photo = (bytes: number): Photo => ({ id: 'x', file: file(bytes) });
  const megabyte = 1024 * 1024;

  it('are images, one at a time', () => {
    expect(choiceProblem([file(1), file(1)])).toBe('Please upload only one file at a time.');
    expect(choiceProblem([file(1, 'text/html')])).toBe('Only image files are allowed.');
    expect(choiceProblem([file(1, 'image/svg+xml')])).toBe('Only image files are allowed.');
    expect(choiceProblem([file(1)])).toBeUndefined();
  });

  it('are three megabytes together at most', () => {
    expect(roomProblem([photo(2 * megabyte)], file(megabyte))).toBeUndefined();
    expect(roomProblem([photo(2 * megabyte)], file(megabyte + 1))).toBe('Total file size exceeds 3MB limit');
    expect(usedText([photo(megabyte * 1.5)])).toBe('1.5 MB of 3 MB');
  });
});

describe('a window of page numbers [PRP-24]', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('at %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });
});

describe('fields', () => {
  it('counts what is typed [PRP-04]', () => {
    show(<TextAreaField label="Description" maxLength={1000} />);
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'four' } });
    expect(screen.getByText('4/1000')).toBeTruthy();
  });

  it('a password can be shown, and says when Caps Lock is on', () => {
    show(<PasswordField label="Password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeTruthy();
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
  });

  it('ties its error to the input', () => {
    show(<TextAreaField id="propertyDesc" label="Description" error="Too long" hint="A hint" />);
    const input = screen.getByLabelText('Description');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe('propertyDesc-hint propertyDesc-error');
    expect(document.getElementById('propertyDesc-error')?.textContent).toBe('Too long');
  });
});
