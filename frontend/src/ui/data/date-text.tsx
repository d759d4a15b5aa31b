import { chakra } from '@chakra-ui/react';
import { displayDay, displayInstant, zonedInstant } from './instant';

const Time = chakra('time', { base: { fontVariantNumeric: 'tabular-nums' } });

/** The local date of a UTC instant; the tooltip shows the time. */
export const DateText = ({ at }: { at: string }) => (
  <Time dateTime={at} title={displayInstant(at)} whiteSpace="nowrap">
    {displayDay(at)}
  </Time>
);

/** A UTC instant in local time; the tooltip names the time zone. */
export const DateTimeText = ({ at }: { at: string }) => (
  <Time dateTime={at} title={zonedInstant(at)} whiteSpace={{ base: 'normal', md: 'nowrap' }}>
    {displayInstant(at)}
  </Time>
);
