import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  progressSlotRecipe,
  segmentGroupSlotRecipe,
  separatorRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

import { buttonOverrides } from './recipes/button';
import {
  alertOverrides,
  cardOverrides,
  containerOverrides,
  dialogOverrides,
  drawerOverrides,
  tabsOverrides,
} from './recipes/containers';
import {
  fieldOverrides,
  inputOverrides,
  segmentGroupOverrides,
  switchOverrides,
  textareaOverrides,
} from './recipes/fields';
import { toastRecipe } from './recipes/toast';

/*
 * A Chakra component is unstyled until its recipe stands here: import it from `@chakra-ui/react/theme`,
 * add it to `baseRecipes` or `baseSlotRecipes`, and put what we draw differently under the same key below.
 */
export const baseRecipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const baseSlotRecipes = {
  alert: alertSlotRecipe,
  card: cardSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  progress: progressSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastRecipe,
};

export const recipeOverrides = {
  button: buttonOverrides,
  container: containerOverrides,
  input: inputOverrides,
  textarea: textareaOverrides,
};

export const slotRecipeOverrides = {
  alert: alertOverrides,
  card: cardOverrides,
  dialog: dialogOverrides,
  drawer: drawerOverrides,
  field: fieldOverrides,
  segmentGroup: segmentGroupOverrides,
  switch: switchOverrides,
  tabs: tabsOverrides,
};
