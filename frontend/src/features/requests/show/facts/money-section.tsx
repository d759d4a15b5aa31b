import { type ReactNode, useState } from 'react';
import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { displayDollars } from '../../../../../../shared/domain/money';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { Fact, Facts } from '../../../../ui/layout/facts';
import { Grow, Row, Stack } from '../../../../ui/layout/layout';
import { PlainList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { Amount, Muted, SubTitle } from '../../../../ui/primitives/text';
import { ShownFiles } from '../../parts/shown-files';
import type { DialogName } from '../dialogs';
import { WordsField } from '../moves/fields';
import { RequestDialog } from '../request-dialog';

const askWords = {
  open: 'Waiting for their answers',
  approved: 'They said yes',
  refused: 'They said no',
  withdrawn: 'Asked no more',
  overridden: 'Gone ahead without them',
} as const;

type Props = { request: RequestDetails; isDesk: boolean; onOpen: (dialog: DialogName) => void };

/** What it costs: estimates, what owners said, bills, and what is in the books. */
export function MoneySection({ request, isDesk, onOpen }: Props) {
  const { money, estimates, asks, bills, costs, may, files } = request;
  const [undoing, setUndoing] = useState<number>();
  const isNothing = [estimates, asks, bills, costs].every(({ length }) => length === 0);
  if (isNothing && !money) return null;
  const fileOf = (id: string | undefined) => files.filter(({ file_id }) => file_id === id);
  return (
    <Section
      title="Cost"
      action={
        may.cost && (
          <Button variant="outline" size="sm" onClick={() => onOpen('cost')}>
            Write down the cost
          </Button>
        )
      }
    >
      <Stack gap="5">
        {money && (
          <Facts>
            <Fact label="May be spent">{displayDollars(money.ceiling)}</Fact>
            <Fact label="Spent">{displayDollars(money.spent)}</Fact>
            <Fact label="Left">{displayDollars(money.left)}</Fact>
          </Facts>
        )}
        {estimates.length > 0 && (
          <Lines title="Estimates">
            {estimates.map(({ estimate, by, cents, words, file_id }) => (
              <li key={estimate}>
                <Line name={by} cents={cents} note={words} />
                <ShownFiles files={fileOf(file_id)} />
              </li>
            ))}
          </Lines>
        )}
        {asks.length > 0 && (
          <Lines title="Asked of the owners">
            {asks.map(({ ask, cents, why, state, owners, override }) => (
              <li key={ask}>
                <Line name={askWords[state]} cents={cents} note={[why, override].filter(Boolean).join(' ')} />
                {owners.map(({ owner_id, name, percentage, answer }) => (
                  <Muted small key={owner_id}>
                    {`${name}, ${percentage}%: ${answer ? (answer.yes ? 'yes' : 'no') : 'no answer yet'}${answer?.words ? `. ${answer.words}` : ''}`}
                  </Muted>
                ))}
              </li>
            ))}
          </Lines>
        )}
        {bills.length > 0 && (
          <Lines title="Bills">
            {bills.map(({ bill, by, cents, reference, words, file_id, is_costed }) => (
              <li key={bill}>
                <Line
                  name={by}
                  cents={cents}
                  note={[reference, words, isDesk && !is_costed && 'Not in the books yet']
                    .filter(Boolean)
                    .join(', ')}
                />
                <ShownFiles files={fileOf(file_id)} />
              </li>
            ))}
          </Lines>
        )}
        {costs.length > 0 && (
          <Lines title="In the books">
            {costs.map(({ cost, vendor, owner_cents, tenant_cents, is_undone, why_undone }) => (
              <li key={cost}>
                <Line
                  name={vendor}
                  cents={owner_cents + tenant_cents}
                  note={
                    is_undone
                      ? `Taken back: ${why_undone}`
                      : `Owners ${displayDollars(owner_cents)}, tenants ${displayDollars(tenant_cents)}`
                  }
                />
                {may.cost && !is_undone && (
                  <Button variant="ghost" size="sm" onClick={() => setUndoing(cost)}>
                    Take back
                  </Button>
                )}
              </li>
            ))}
          </Lines>
        )}
      </Stack>
      {undoing !== undefined && (
        <RequestDialog
          title="Take the cost back"
          lead="Its bill and its claim are reversed. Both stay in the books."
          button="Take it back"
          isDanger
          values={{ reason: '' }}
          problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
          send={({ reason }) =>
            api.requests.undoCost({
              body: { request_id: request.request_id, cost: undoing, reason: reason.trim() },
            })
          }
          done="The cost is taken back."
          onClose={() => setUndoing(undefined)}
        >
          <WordsField name="reason" label="Why" required />
        </RequestDialog>
      )}
    </Section>
  );
}

const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="2">
    <SubTitle>{title}</SubTitle>
    <PlainList>{children}</PlainList>
  </Stack>
);

const Line = ({ name, cents, note }: { name: string; cents: number; note: string }) => (
  <Row alignItems="baseline" flexWrap="nowrap">
    <Grow>
      <bdi>{name}</bdi>
      {note && <Muted small>{note}</Muted>}
    </Grow>
    <Amount>{displayDollars(cents)}</Amount>
  </Row>
);
