import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Line = ({ children }: { children: ReactNode }) => (
  <chakra.svg
    viewBox="0 0 120 80"
    w="30"
    h="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    color="accent"
    aria-hidden="true"
  >
    {children}
  </chakra.svg>
);

/** Small line drawings for empty states. */
export const drawings = {
  house: (
    <Line>
      <path d="M8 70h104M30 70V38l30-24 30 24v32M52 70V52h16v18M40 46h8M72 46h8M80 30V16h7v20" />
    </Line>
  ),
  search: (
    <Line>
      <circle cx="54" cy="36" r="20" />
      <path d="m69 51 20 18M46 36l8-7 8 7v8H46z" />
    </Line>
  ),
  people: (
    <Line>
      <circle cx="46" cy="28" r="10" />
      <path d="M26 66c0-14 9-22 20-22s20 8 20 22M74 22a9 9 0 1 1 0 18M80 46c9 2 14 9 14 20" />
    </Line>
  ),
  paper: (
    <Line>
      <path d="M38 10h32l14 14v46H38zM70 10v14h14M48 38h26M48 48h26M48 58h16" />
    </Line>
  ),
  box: (
    <Line>
      <path d="M28 30h64v40H28zM22 16h76v14H22zM50 42h20M60 16V8M52 8h16" />
    </Line>
  ),
  keys: (
    <Line>
      <circle cx="44" cy="40" r="16" />
      <circle cx="44" cy="40" r="5" />
      <path d="M60 40h36v12M84 40v9M20 70h80" />
    </Line>
  ),
  clock: (
    <Line>
      <circle cx="60" cy="40" r="26" />
      <path d="M60 24v16l11 8M60 10v4M60 66v4M30 40h4M86 40h4" />
    </Line>
  ),
  bell: (
    <Line>
      <path d="M40 56c4-5 5-11 5-20a15 15 0 0 1 30 0c0 9 1 15 5 20zM54 62a6 6 0 0 0 12 0M60 21v-7" />
    </Line>
  ),
  door: (
    <Line>
      <path d="M20 70h80M42 70V12h36v58M42 12l22 8v50l-22-6M57 42v4" />
    </Line>
  ),
  broken: (
    <Line>
      <path d="M8 70h104M30 70V38l22-18M68 20l22 18v32M58 12l-6 14 10 4-6 14" />
    </Line>
  ),
};
