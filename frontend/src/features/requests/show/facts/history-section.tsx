import { useState } from 'react';
import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { DateTimeText } from '../../../../ui/data/date-text';
import { Bar } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Timeline } from '../../../../ui/layout/timeline';
import { Button } from '../../../../ui/primitives/button';
import { Muted } from '../../../../ui/primitives/text';

const few = 6;

/** What happened, the newest first. */
export function HistorySection({ request: { history } }: { request: RequestDetails }) {
  const [isWhole, setWhole] = useState(false);
  const lines = history.toReversed();
  const shown = isWhole ? lines : lines.slice(0, few);
  return (
    <Section title="What happened" flush>
      <Timeline>
        {shown.map(({ seq, at, by, text, words }) => (
          <li key={seq}>
            <bdi>{text}</bdi>
            {words && <Muted small>{words}</Muted>}
            <Muted small as="div">
              <bdi>{by}</bdi>, <DateTimeText at={at} />
            </Muted>
          </li>
        ))}
      </Timeline>
      {lines.length > few && !isWhole && (
        <Bar rule="above" py="3" textAlign="center">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show all
          </Button>
        </Bar>
      )}
    </Section>
  );
}
