import type { User } from '../../../machines/entities';
import { safePhotoUrl } from '../../../machines/photoUrl';

/** What the provider tells about a person. */
export interface ProviderUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
}

/** The product's `User` (specification section 3): without a name, what stands before the @; only a photo that a page may show. */
export function userOf({ uid, displayName, email, photoURL }: ProviderUser): User {
  const address = email ?? '';
  return {
    uid,
    name: displayName?.trim() || address.split('@')[0] || 'Signed-in user',
    email: address,
    photoURL: safePhotoUrl(photoURL),
  };
}
