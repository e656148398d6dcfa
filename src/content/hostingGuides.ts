/** What GitHub takes through its upload page at once. */
const GITHUB_AT_ONCE = 100;
/** Files of an export that are for its owner; no page asks for them. */
export const OWNERS_FILES = ['report.html', 'README.txt', 'site.json'];

export interface HostingGuide {
  id: 'drop' | 'github' | 'ftp';
  title: string;
  steps: string[];
}

/** How the files of an export are put online (specification section 2, Export): three ways, for exactly these files. */
export function hostingGuides({
  fileName,
  paths,
}: {
  fileName: string;
  paths: readonly string[];
}): HostingGuide[] {
  const folder = fileName.replace(/\.zip$/, '');
  const unpack = `Unpack ${fileName}: a folder with ${countOf(paths.length)} appears. Double-click index.html in it to look at the site once more.`;
  return [
    {
      id: 'drop',
      title: 'Drop the folder at a static host',
      steps: [
        unpack,
        'Create an account at a host for static sites, such as Netlify or Cloudflare Pages, and choose to deploy by upload there.',
        `Drop the folder ${folder} on the page of the host. It needs no build command and no settings.`,
        'Open the address that the host gives you. For a change, export again and drop the new folder on the same site.',
      ],
    },
    {
      id: 'github',
      title: 'GitHub Pages',
      steps: [
        unpack,
        'On github.com, create a public repository and choose “uploading an existing file”.',
        paths.length > GITHUB_AT_ONCE
          ? `Drag in what is inside the folder, not the folder itself, at most ${GITHUB_AT_ONCE} files at a time: index.html has to stand at the top. Commit, and go on with “Add file”, “Upload files” until all ${paths.length} are there.`
          : 'Drag in what is inside the folder, not the folder itself: index.html has to stand at the top. Then commit.',
        'Under Settings, Pages, choose “Deploy from a branch”, then main and / (root), and save.',
        'After a minute or two the same page shows the address. The links of the site work there, too: none of them begins at the top of the domain.',
      ],
    },
    {
      id: 'ftp',
      title: 'Your own web space, by FTP',
      steps: [
        unpack,
        'Open an FTP program such as FileZilla with the server, user name and password from your provider; choose SFTP or FTPS if it is offered.',
        'On the server, open the folder that is published, often called htdocs, public_html or www.',
        'Upload what is inside the folder, all subfolders included, so that index.html stands at the top there. If another index.html is there, keep a copy of it first.',
        'Open your address and follow each link of the menu once.',
      ],
    },
  ];
}

/** What to know of the address of a site before it is online. */
export const addressNote = (webAddress: string | null): string =>
  webAddress === null
    ? 'Pages, sitemap.xml and the picture of shared links do not know the address of your site yet. Once you have one, enter it under “What I understood”, export again and upload the new files.'
    : `The files say that the site stands at ${webAddress}. If it will stand elsewhere, correct the address under “What I understood” and export again.`;

const countOf = (count: number): string => (count === 1 ? 'one file' : `${count} files`);
