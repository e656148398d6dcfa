import type { Guide } from '../guide';

export const ownModel: Guide = {
  id: 'own-model',
  title: 'Own Model',
  icon: 'chip',
  title_card: 'Use your own model',
  button: 'View Guide',
  desc: 'Let a language model on your own computer help: in Chrome, Ollama, LM Studio or llama.cpp.',
  headline: 'Use a language model on your own computer',
  content: `
The builder needs no language model: fixed rules read your words and write the site, on the free tier too. If you have a model on your computer, it may help. This is in beta and off at first. No prompt leaves your computer.

# Turn it on

Step 1: Open the settings
In the editor, choose Settings, then App Settings, and turn on Beta Features. "Language model" stands below it.

Step 2: Choose one of two
- This browser's own: Chrome on a desktop, from version 148. Press Download; it takes several gigabytes, once.
- A server on this computer: Ollama, LM Studio or llama.cpp. Start it as said below, then press Check connection.

Step 3: Read the answer
It says "Ready", or what is missing and what to do. If your browser asks whether this site may reach apps on your device, allow it.

# Start a server

A server answers this site only if you let it. Put the address of this site, as it stands in your browser, in the place of https://this.site.

# Ollama

1. Get a model: ollama pull qwen2.5:7b
2. Quit Ollama if it runs already.
3. Start it: OLLAMA_ORIGINS=https://this.site ollama serve (on Windows, add OLLAMA_ORIGINS to the environment variables, then start the app)
4. Address: http://localhost:11434

# LM Studio

1. Download a model in the app and load it.
2. Start the server: lms server start --cors
3. Address: http://localhost:1234

# llama.cpp

1. Start it: llama-server -m model.gguf --port 8080
2. Address: http://localhost:8080

# What to expect

- The rules go on to do their work; a model only adds to it.
- With a model, the same prompt may give other words. What was written stays with your site.
- It is connected only at localhost or 127.0.0.1. Models in a cloud, whose names end in "cloud", are not offered.
- The address is part of your session in this tab. Closing the tab, signing out, or turning Beta Features off forgets it.

# Questions

Q: Which model is good?
A: One with 7 billion parameters or more. Small ones often miss the form that is asked for; their answers are then not used. Models that think first are often too slow.

Q: It works in one browser and not in another. Why?
A: Safari does not let a secure site reach a server without a certificate, not even on your own computer. Use Chrome, Edge or Firefox on a desktop.

Q: Does a model draw pictures?
A: No. Pictures are drawn as before; a banner image of your own should be at least 1920px wide.

Q: Does this change plans?
A: No. Export and publishing may be premium features, with a model or without.
`,
};
