// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client';
import { renewAddresses } from './renew-addresses';

let time = 0;
let stop: () => void;
const renewed = vi.spyOn(queryClient, 'invalidateQueries');
beforeEach(() => {
  renewed.mockClear();
  stop = renewAddresses(() => time);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function fails(tag: 'img' | 'script', src: string) {
  const element = document.createElement(tag);
  element.src = src;
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

it('asks again for what is on the screen when the address of a picture has run out, once for all of them', () => {
  fails('img', '/local/files/images/a.png?Key-Pair-Id=1');
  fails('img', '/local/files/images/b.png?Key-Pair-Id=2');
  expect(renewed).toHaveBeenCalledTimes(1);
  time += 10_000;
  fails('img', '/local/files/images/a.png?Key-Pair-Id=3');
  expect(renewed).toHaveBeenCalledTimes(2);
});

it('leaves alone what fails for another reason, and all once it is stopped', () => {
  fails('img', '/pictures/home.png');
  fails('script', '/a.js?Key-Pair-Id=1');
  stop();
  fails('img', '/a.png?Key-Pair-Id=1');
  expect(renewed).not.toHaveBeenCalled();
});
