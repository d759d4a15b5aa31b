import { describe, expect, it } from 'vitest';
import { edgeHeaders } from '../../../infra/env';
import { apiEvent } from '../../../test/support/api-event';
import { addressGroup, callerAddress } from './address';

const socket = '10.0.0.1';
const event = (headers: Record<string, string>) =>
  apiEvent({ routeKey: 'GET /api/users/getRoles', sourceIp: socket, headers });
const fromEdge = (address: string, word: string) =>
  event({ [edgeHeaders.viewerAddress]: address, [edgeHeaders.originSecret]: word });
const behindCloudFront = {
  addressFrom: 'cloudfront',
  originWords: async () => ['the word', 'the one before'],
} as const;

describe('callerAddress', () => {
  it.each(['198.51.100.10', '2001:db8::7'])('is %s when CloudFront says so', async (address) => {
    expect(await callerAddress(fromEdge(address, 'the word'), behindCloudFront)).toBe(address);
  });

  it('is believed beside the word before, while it is being replaced', async () => {
    expect(await callerAddress(fromEdge('198.51.100.10', 'the one before'), behindCloudFront)).toBe(
      '198.51.100.10',
    );
  });

  it('finds nothing without CloudFront’s word, or with another: the API’s own address is closed', async () => {
    const claims = [
      event({}),
      event({ [edgeHeaders.viewerAddress]: '198.51.100.10' }),
      fromEdge('198.51.100.10', 'another word'),
      fromEdge('198.51.100.10', ''),
    ];
    for (const claim of claims)
      await expect(callerAddress(claim, behindCloudFront)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('believes no header where there is no CloudFront', async () => {
    const settings = { ...behindCloudFront, addressFrom: 'socket' } as const;
    expect(await callerAddress(fromEdge('198.51.100.10', 'the word'), settings)).toBe(socket);
    expect(await callerAddress(fromEdge('198.51.100.10', 'the word'), { addressFrom: 'cloudfront' })).toBe(
      socket,
    );
  });
});

describe('addressGroup', () => {
  it.each([
    ['198.51.100.10', '198.51.100.10'],
    ['::ffff:198.51.100.10', '198.51.100.10'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
