import { useState } from 'react';
import type { RequestDetails } from '../../../../../shared/contract/request-shapes';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { displayInstant } from '../../../ui/data/instant';
import { windowText } from '../../../ui/data/zone-time';
import { Notice } from '../../../ui/feedback/notice';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted, Strong } from '../../../ui/primitives/text';
import type { DialogName } from './dialogs';
import { type NextStep, nextStepOf, visitToAnswer } from './next-step';
import { useMove } from './use-move';

type Props = { request: RequestDetails; onOpen: (dialog: DialogName) => void };

const pressed = (press: NonNullable<NextStep['press']>, request: RequestDetails) => {
  const body = { request_id: request.request_id };
  const visit = visitToAnswer(request)?.visit ?? 0;
  const moves = {
    agree: {
      call: () => api.requests.agreeVisit({ body: { ...body, visit } }),
      done: 'The visit is agreed.',
    },
    start: { call: () => api.requests.startWork({ body }), done: 'The work has begun.' },
    acceptJob: { call: () => api.requests.acceptJob({ body }), done: 'The job is accepted.' },
    resume: { call: () => api.requests.resumeRequest({ body }), done: 'It goes on.' },
    acknowledge: {
      call: () => api.requests.acknowledgeHazard({ body }),
      done: 'You have it. Nobody further is told.',
    },
    again: { call: () => api.requests.sendJobAgain({ body }), done: 'A new link is on its way.' },
  };
  return moves[press];
};

/** The one next thing, for who looks after requests. */
export function DeskStep({ request, onOpen }: Props) {
  const move = useMove();
  const step = nextStepOf(request);
  if (!step) return null;
  const { title, text, dialog, press, button } = step;
  const visit = visitToAnswer(request);
  const when = press === 'agree' && visit ? windowText(visit, request.zone) : text;
  return (
    <Notice
      title={title}
      action={
        button && (
          <Button
            pending={move.isPending}
            onClick={() => {
              if (dialog) onOpen(dialog);
              else if (press) move.mutate(pressed(press, request));
            }}
          >
            {button}
          </Button>
        )
      }
    >
      {when}
    </Notice>
  );
}

/** What a tenant is asked: a visit to answer, and whether it works. */
export function OwnStep({ request, onOpen }: Props) {
  const move = useMove();
  const { may, status, zone, confirms_at } = request;
  const visit = visitToAnswer(request);
  if (visit && visit.side === 'worker' && may.answer_visit)
    return (
      <Notice
        kind="warning"
        title="Does this visit suit you?"
        action={
          <Row>
            <Button pending={move.isPending} onClick={() => move.mutate(pressed('agree', request))}>
              It suits me
            </Button>
            <Button variant="outline" onClick={() => onOpen('visit')}>
              Propose another time
            </Button>
          </Row>
        }
      >
        {windowText(visit, zone)}
      </Notice>
    );
  if (status === 'done' && (may.confirm || may.reopen))
    return (
      <Notice
        kind="success"
        title="The work is done. Does it work again?"
        action={
          <Row>
            {may.confirm && <Button onClick={() => onOpen('confirm')}>Yes, it works</Button>}
            {may.reopen && (
              <Button variant="outline" onClick={() => onOpen('reopen')}>
                It is still broken
              </Button>
            )}
          </Row>
        }
      >
        {confirms_at ? `Without an answer it is closed ${displayInstant(confirms_at)}.` : undefined}
      </Notice>
    );
  return null;
}

/** A rental owner answers inside the product, for the own share. */
export function OwnerAsk({ request }: { request: RequestDetails }) {
  const move = useMove();
  const [words, setWords] = useState('');
  const ask = request.asks.find(({ state }) => state === 'open');
  if (!ask || !request.may.answer_ask) return null;
  const [own] = ask.owners;
  const answer = (yes: boolean) =>
    move.mutate({
      call: () =>
        api.requests.answerAsk({
          body: { request_id: request.request_id, ask: ask.ask, yes, words: words.trim() },
        }),
      done: yes ? 'You said yes.' : 'You said no.',
    });
  return (
    <Section title="Approve this cost?" lead="More than half of the shares must approve.">
      <Stack gap="4">
        <Strong fontSize="xl">{displayDollars(ask.cents)}</Strong>
        {ask.why && <Muted>{ask.why}</Muted>}
        {own && <Muted small>{`Your share: ${own.percentage}%`}</Muted>}
        <TextAreaField
          label="Anything to add? (optional)"
          rows={2}
          maxLength={limits.descriptionCharacters}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Row>
          <Button pending={move.isPending} onClick={() => answer(true)}>
            Yes, go ahead
          </Button>
          <Button variant="outline" pending={move.isPending} onClick={() => answer(false)}>
            No
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
