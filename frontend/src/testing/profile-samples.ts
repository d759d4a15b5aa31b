import type { Profile, SessionLine } from '../../../shared/contract/profile';
import { defaultNotificationChoices } from '../../../shared/domain/people/profile';

export const profile: Profile = {
  first_name: 'Ada',
  last_name: 'Vale',
  email: 'ada@vale.test',
  email_bounces: false,
  mobile_number: '5550001111',
  image_url: '',
  organization: { name: 'Vale Homes', may_rename: true, asks_model: false },
  notifications: defaultNotificationChoices,
  second_factor: { since: '', recovery_codes_left: 0 },
};

export const session: SessionLine = {
  session_id: 'ses_1',
  agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  started_at: '2026-01-05T10:00:00.000Z',
  expires_at: '2026-02-04T10:00:00.000Z',
  role_label: 'manager',
  is_this: true,
};

export const phone: SessionLine = {
  ...session,
  session_id: 'ses_2',
  agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  is_this: false,
};
