import { expect, it } from 'vitest';
import { withRead } from './use-mark-read';

const one = (id: string, is_read: boolean) => ({
  id,
  is_read,
  title: '',
  description: '',
  created_at: '',
  link: '',
  message_type: 'info' as const,
  type_of_notification: 'message',
});

it('counts one less for what is read now, and nothing less for what was [NTF-02]', () => {
  const page = { notifications: [one('a', false), one('b', true)], unreadCount: 5 };
  expect(withRead(page, 'a')).toEqual({ notifications: [one('a', true), one('b', true)], unreadCount: 4 });
  expect(withRead(page, 'b')).toBe(page);
  expect(withRead(page, 'elsewhere')).toBe(page);
});
