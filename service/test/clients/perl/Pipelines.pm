package Pipelines;

use strict;
use warnings;
use Harness;

scenario pipelines => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $project ) = ( $world->client('bob'), 'acme/tools' );
    $step->take( list => $bob, pipelines => $project );
    $step->take( read => $bob, pipeline => $project, $world->get('pipeline') );
    my $made = $step->take(
        created => $bob,
        create_pipeline => $project,
        { ref => 'main', variables => [ { key => 'STAGE', value => 'a=b&c' } ] }
    );
    my %filter = ( ref => 'main', status => 'pending', order_by => 'id', sort => 'asc' );
    $step->take( found => $bob, pipelines => $project, {%filter} );
    $step->take( canceled => $bob, cancel_pipeline_jobs => $project, $made->{id} );
    $step->take( retried => $bob, retry_pipeline_jobs => $project, $made->{id} );
    $step->take( forbidden => $bob, delete_pipeline => $project, $made->{id} );
    $step->take( deleted => $world->client('ann'), delete_pipeline => $project, $made->{id} );
    $step->take( missing => $bob, pipeline => $project, $made->{id} );
};

scenario 'job-artifacts' => sub {
    my ( $world, $step ) = @_;
    my ( $ann, $project, $job ) = ( $world->client('ann'), 'acme/tools', $world->get('job') );
    # The methods take JSON alone, which archives are not.
    $step->take( 'JSON file' => $ann, job_artifacts_file => $project, $job, 'out/report.json' );
    $step->take( 'missing file' => $ann, job_artifacts_file => $project, $job, 'out/nothing.txt' );
    $step->take( kept => $ann, keep_job_artifacts => $project, $job );
};

1;
