import { chakra } from '@chakra-ui/react';
import { displayDay, displayInstant } from './instant';

const Time = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** The local date of a UTC instant; the tooltip shows the time. */
export const Day = ({ at }: { at: string }) => (
  <Time dateTime={at} title={displayInstant(at)}>
    {displayDay(at)}
  </Time>
);

/** A UTC instant in local time. */
export const Instant = ({ at }: { at: string }) => <Time dateTime={at}>{displayInstant(at)}</Time>;
