import { chakra } from '@chakra-ui/react';

/** A labeled progress bar: `done` of `most`. */
export function ProgressBar({
  label,
  done,
  most,
  words,
}: {
  label: string;
  done: number;
  most: number;
  words?: string;
}) {
  const share = most > 0 ? Math.min(1, done / most) : 0;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(done, most)}
        {...(words ? { 'aria-valuetext': words } : {})}
        h="2"
        bg="neutral.subtle"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          bg="primary"
          borderRadius="full"
          transition="inline-size {durations.fade}"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </chakra.div>
      {words && (
        <chakra.span fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
          <bdi>{words}</bdi>
        </chakra.span>
      )}
    </chakra.div>
  );
}
