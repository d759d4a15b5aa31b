import { categories } from '../../../../../shared/domain/requests/categories';
import { displayInstant } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { useSendWaiting } from './use-send-waiting';
import { dropWaiting, retryWaiting, useWaiting, type WaitingRequest } from './waiting-requests';

const wordsOf = ({ body }: WaitingRequest): string => body.words || categories[body.category].name;

async function discard(one: WaitingRequest): Promise<void> {
  const labels = { title: 'Discard this request?', yes: 'Discard', no: 'Keep it', danger: true };
  if (await dialogs.confirm(`“${wordsOf(one)}” is not sent, and is deleted from this device.`, labels))
    dropWaiting(one.key);
}

/** What was raised without network, each with how it stands. Nothing when nothing waits. */
export function WaitingList() {
  const waiting = useWaiting();
  const send = useSendWaiting();
  if (waiting.length === 0) return null;
  return (
    <Stack gap="3">
      {waiting.map((one) => (
        <Notice
          key={one.key}
          kind="warning"
          title={`${one.problem === undefined ? 'Waiting for network' : 'Not sent'}: ${wordsOf(one)}`}
          action={
            <Row>
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  if (one.problem !== undefined) retryWaiting(one.key);
                  void send();
                }}
              >
                {one.problem === undefined ? 'Send now' : 'Send again'}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => void discard(one)}>
                Discard
              </Button>
            </Row>
          }
        >
          {one.problem ??
            `From ${displayInstant(one.at)}. It is sent once there is network, as soon as this page is open.`}
        </Notice>
      ))}
    </Stack>
  );
}
