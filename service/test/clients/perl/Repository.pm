package Repository;

use strict;
use warnings;
use utf8;
use Harness;

my @actions = (
    { action => 'create', file_path => 'docs/ünï & so.md', content => "Grüße\n" },
    { action => 'update', file_path => 'README.md', content => "More tools\n" },
    { action => 'move', file_path => 'src/moved.sh', previous_path => 'src/build.sh' },
    { action => 'create', file_path => 'logo.bin', content => 'AAECAw==', encoding => 'base64' },
);

scenario commits => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $project, $topic ) = ( $world->client('bob'), 'acme/tools', $world->get('shas')->{topic} );
    $step->take( list => $bob, commits => $project, { ref_name => 'main' } );
    $step->all( pages => $bob, commits => $project, { ref_name => 'topic', per_page => 1 } );
    $step->take( 'of a path' => $bob, commits => $project, { path => 'src/build.sh' } );
    $step->take( read => $bob, commit => $project, $topic );
    $step->take( refs => $bob, commit_refs => $project, $topic, { type => 'branch' } );
    my %commit = ( commit_message => 'Write', actions => \@actions );
    $step->take(
        created => $bob,
        create_commit => $project,
        { %commit, branch => 'written', start_branch => 'main' }
    );
    $step->take( picked => $bob, cherry_pick_commit => $project, $topic, { branch => 'written' } );
    $step->take( 'picked again' => $bob, cherry_pick_commit => $project, $topic, { branch => 'written' } );
    $step->take( missing => $bob, commit => $project, '0' x 40 );
    $step->take( refused => $world->client('eve'), create_commit => $project, { %commit, branch => 'main' } );
};

scenario repository => sub {
    my ( $world, $step ) = @_;
    my ( $ann, $project ) = ( $world->client('ann'), 'acme/tools' );
    # The method for raw blobs takes JSON alone.
    $step->take( tree => $ann, tree => $project );
    $step->take( 'missing path' => $ann, tree => $project, { path => 'nowhere' } );
    $step->take( blob => $ann, blob => $project, $world->get('blob') );
    $step->take( archive => $ann, archive => $project );
    $step->take( compared => $ann, compare => $project, { from => 'main', to => 'topic' } );
    $step->take( contributors => $ann, contributors => $project, { order_by => 'name' } );
    $step->take( 'missing ref' => $ann, compare => $project, { from => 'main', to => 'nowhere' } );
};

1;
