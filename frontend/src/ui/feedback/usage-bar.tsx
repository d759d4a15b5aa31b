import { chakra } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';

/** The share of a limit at which the bar warns. */
const nearlyFull = 0.9;

const looks = {
  calm: { color: 'primary', Icon: undefined },
  near: { color: 'warning', Icon: TriangleAlert },
  full: { color: 'danger', Icon: CircleAlert },
} as const;

const lookOf = (used: number, most: number): keyof typeof looks => {
  if (used >= most) return 'full';
  return used >= most * nearlyFull ? 'near' : 'calm';
};

const count = (value: number): string => value.toLocaleString('en-US');

/** How much of a limit is used, as a bar and in words. */
export function UsageBar({
  label,
  used,
  most,
  words,
}: {
  label: string;
  used: number;
  most: number;
  /** What is left, in words, by fill level. */
  words: { calm: string; near: string; full: string };
}) {
  const look = lookOf(used, most);
  const { color, Icon } = looks[look];
  const share = most > 0 ? Math.min(1, used / most) : 1;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" justifyContent="space-between" gap="3" alignItems="baseline">
        <chakra.span fontWeight="medium">{label}</chakra.span>
        <chakra.span fontVariantNumeric="tabular-nums">
          <bdi>{`${count(used)} of ${count(most)}`}</bdi>
        </chakra.span>
      </chakra.div>
      <chakra.div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
        aria-valuetext={`${count(used)} of ${count(most)}. ${words[look]}`}
        h="2"
        bg="neutral.subtle"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          minW={used > 0 ? '2' : '0'}
          bg={color}
          borderRadius="full"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </chakra.div>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontSize="xs"
        color={Icon ? color : 'muted'}
      >
        {Icon && <Icon size={13} aria-hidden="true" />}
        <bdi>{words[look]}</bdi>
      </chakra.span>
    </chakra.div>
  );
}
