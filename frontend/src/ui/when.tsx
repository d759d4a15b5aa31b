import { chakra } from '@chakra-ui/react';
import { displayDay, displayInstant } from './instant';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** The day of a UTC instant where the person is; its hour as a tip. */
export const Day = ({ at }: { at: string }) => (
  <Time dateTime={at} title={displayInstant(at)}>
    {displayDay(at)}
  </Time>
);

/** A UTC instant where the person is, with its hour. */
export const Instant = ({ at }: { at: string }) => (
  <Time dateTime={at} title={new Date(at).toString()}>
    {displayInstant(at)}
  </Time>
);
