import { picturedSite } from '../pictures/picturedSite';
import { editedSite } from './editedSite';

/** What a site goes through that a person arranged or whose items they changed; no first site does. */
export const editing = { picturedSite, editedSite };
