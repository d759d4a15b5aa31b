// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { logIn, userOf } from '../../../testing/people';
import { pictureFile } from '../../../testing/picture-file';
import { profile } from '../../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'manager' }));
afterEach(() => {
  leaveScreen();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const get = 'GET /api/profile/getProfile';
const shown = {
  [get]: () => ok(profile),
  'GET /api/users/getCurrentUser': () => ok(userOf({ role: 'manager' })),
};

describe('the photo', () => {
  const png = pictureFile('me.png');
  const choose = (...files: File[]) => {
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no place for a photo');
    fireEvent.change(input, { target: { files } });
  };
  const storage = (status: number) => {
    // jsdom cannot draw pictures and logs that, so the photo is sent unchanged.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    class Upload {
      readonly upload = { onprogress: undefined };
      status = status;
      onload?: () => void;
      open() {}
      send() {
        queueMicrotask(() => this.onload?.());
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined }),
    );
  };
  const upload = {
    'POST /api/profile/createPhotoUpload': () =>
      ok({ imageUpload: 'up_1', url: 'https://files.test/', fields: { key: 'k' } }),
  };

  it('goes straight to storage and is used by its name', async () => {
    storage(204);
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      ...upload,
      'PUT /api/profile/savePhoto': ({ body }: Asked) => {
        sent.push(body);
        return ok({ image_url: '/photo-1.jpg' });
      },
    });
    await renderScreen('/user-profile');
    await screen.findByRole('button', { name: 'Choose a photo' });
    choose(png);
    expect(await screen.findByText('Your photo was saved')).toBeDefined();
    expect(sent).toEqual([{ upload: 'up_1' }]);
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/photo-1.jpg'));
  });

  it('that is none is refused here; one that storage did not take can be tried again', async () => {
    storage(500);
    const calls = fakeServer({ ...shown, ...upload });
    await renderScreen('/user-profile');
    await screen.findByRole('button', { name: 'Choose a photo' });
    choose(new File(['x'], 'x.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only image files are allowed.')).toBeDefined();
    expect(calls).not.toContain('POST /api/profile/createPhotoUpload');
    choose(png);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeDefined();
  });

  it('is removed after a question', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      [get]: () => ok({ ...profile, image_url: '/photo-1.jpg' }),
      'PUT /api/profile/savePhoto': ({ body }: Asked) => {
        sent.push(body);
        return ok({ image_url: '' });
      },
    });
    await renderScreen('/user-profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove your photo?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your photo was removed')).toBeDefined();
    expect(sent).toEqual([{ upload: '' }]);
    expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeDefined();
  });

  it('that cannot be drawn gives way to the initials', async () => {
    fakeServer({ ...shown, [get]: () => ok({ ...profile, image_url: '/gone.jpg' }) });
    await renderScreen('/user-profile');
    await screen.findByRole('button', { name: 'Change photo' });
    const drawn = document.querySelector('img');
    if (!drawn) throw new Error('No photo was drawn');
    fireEvent.error(drawn);
    expect(await screen.findByText('AV')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});
